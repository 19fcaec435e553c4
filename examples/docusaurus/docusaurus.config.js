module.exports = {
  title: 'Array programming',
  url: 'https://course.example',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, experimental_faster: true },
  onBrokenLinks: 'throw',
  scripts: [{ src: 'https://shapecast.example/embed/v1/embed.js', defer: true }],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: false }]],
  themes: ['@docusaurus/theme-classic'],
}
