// Sets the theme before the first paint, so that nothing flashes; a file of its own, because the page allows no inline script.
;(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen ?? preferred
})()
