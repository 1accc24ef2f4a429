/** The tokens of theme.css on the page: each custom property of a theme with its value as written. */
export function tokenValues(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const isOfTheme = (selector: string) =>
    selector.includes(':root') || (theme === 'dark' && /^\[data-theme=["']?dark["']?\]$/.test(selector))
  for (const sheet of document.styleSheets) collect(sheet.cssRules, isOfTheme, found)
  return found
}

/** The tokens of a theme whose names start with the prefix, without the prefix. */
export function tokensNamed(prefix: string, theme: 'light' | 'dark' = 'light') {
  return [...tokenValues(theme)]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }))
}

function collect(rules: CSSRuleList, isOfTheme: (selector: string) => boolean, found: Map<string, string>) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) continue
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules, isOfTheme, found)
    if (!(rule instanceof CSSStyleRule) || !isOfTheme(rule.selectorText)) continue
    for (const name of rule.style)
      if (name.startsWith('--') && !name.startsWith('--tw-')) found.set(name, rule.style.getPropertyValue(name).trim())
  }
}
