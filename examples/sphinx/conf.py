project = "Array programming"
author = "A teacher"
extensions = []
html_theme = "alabaster"
html_js_files = ["https://shapecast.example/embed/v1/embed.js"]
exclude_patterns = ["README.md"]
