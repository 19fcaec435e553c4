Reveal.initialize({ hash: true, width: 1000, height: 640 })
