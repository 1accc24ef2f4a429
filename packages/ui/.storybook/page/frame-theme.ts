import { create, type ThemeVars } from 'storybook/theming'

/** Storybook's theme in our colours, read from the tokens on the page. */
export function frameTheme(theme: 'light' | 'dark'): ThemeVars {
  const colour = tokensOf(theme)
  const mark = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="${colour('brand')}"/><path d="m6.8 14.6 4.9 4.6 9.5-10.6" fill="none" stroke="${colour('on-brand')}" stroke-width="3"/></svg>`
  return create({
    base: theme,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:10px;font-size:18px;font-weight:700;letter-spacing:-.02em">${mark}Pramaan</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Anek Latin Variable', 'Anek Devanagari', system-ui, sans-serif",
    appBg: colour('canvas'),
    appContentBg: colour('canvas'),
    appPreviewBg: colour('canvas'),
    appHoverBg: colour('brand-soft'),
    appBorderColor: colour('line'),
    appBorderRadius: 14,
    colorPrimary: colour('brand'),
    colorSecondary: colour('brand'),
    textColor: colour('ink'),
    textInverseColor: colour('on-inverse'),
    textMutedColor: colour('ink-muted'),
    barBg: colour('surface'),
    barTextColor: colour('ink-muted'),
    barHoverColor: colour('brand'),
    barSelectedColor: colour('brand'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('neutral'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 8,
  })
}

/** The colours of a theme as #rrggbb, the newest notation from which Storybook can mix its shades. */
function tokensOf(theme: string) {
  document.documentElement.dataset.theme = theme
  const style = getComputedStyle(document.documentElement)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (name: string) => {
    if (!context) return '#808080'
    context.fillStyle = style.getPropertyValue(`--color-${name}`)
    context.fillRect(0, 0, 1, 1)
    const parts = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
