/** The tokens of theme.css as plain CSS for Storybook's own frame, which Tailwind doesn't build. */
export function tokenStyles(themeCss: string): string {
  const light = /@theme static \{(?<body>[^}]*)\}/.exec(themeCss)?.groups?.body
  const dark = /\[data-theme='dark'\] \{(?<body>[^}]*)\}/.exec(themeCss)?.groups?.body
  if (!light || !dark) throw new Error('theme.css has no tokens where they are read from')
  const withoutResets = light.replaceAll(/--[\w-]+\*: initial;/g, '')
  return `:root {${withoutResets}} [data-theme='dark'] {${dark}}`
}
