/** What each colour is for; the values are in theme.css. */
export const colourUses: readonly { title: string; names: Readonly<Record<string, string>> }[] = [
  {
    title: 'Paper and ink',
    names: {
      canvas: 'The page',
      surface: 'Cards, sheets, tables',
      ink: 'Text',
      'ink-muted': 'Text of second rank',
      line: 'Hairlines',
      'line-strong': 'Borders of controls',
      neutral: 'Tracks and plain marks',
      inverse: 'Toasts and tooltips',
      'on-inverse': 'Text on them',
      'inverse-accent': 'Their action',
      scrim: 'Behind dialogs',
    },
  },
  {
    title: 'Blue: you can act',
    names: {
      brand: 'The one action, links',
      'brand-strong': 'The same under the pointer',
      'brand-soft': 'Selected',
      'brand-faint': 'Marked text, progress left',
      'on-brand': 'Text on blue',
    },
  },
  {
    title: 'Marigold: look here',
    names: { accent: 'A highlight', 'accent-soft': 'Its ground', 'on-accent': 'Text on it' },
  },
  { title: 'Green: verified', names: { verified: 'The seal', 'verified-soft': 'The verified profile' } },
  {
    title: 'Trouble',
    names: {
      danger: 'Errors, what cannot be undone',
      'danger-strong': 'The same under the pointer',
      'danger-soft': 'Ground of an error',
      warning: 'Deadlines',
    },
  },
  {
    title: 'Heroes, the same in both themes',
    names: { 'hero-from': 'Where the ground starts', 'hero-to': 'Where it ends', white: 'Text on it' },
  },
]
