// What the page looks like before the first paint, so that nothing flashes: its theme, and whether its frame has the bar of signed-in people. A file of its own, because the page allows no inline script.
;(() => {
  const page = document.documentElement.dataset
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  page.theme = chosen ?? preferred
  if (/(?:^|; )demo=1(?:;|$)/.test(document.cookie)) page.demo = ''
  try {
    if (localStorage.getItem('pramaan.session')) page.signedIn = ''
  } catch {
    // Storage is closed to this page: it starts as for a visitor.
  }
})()
