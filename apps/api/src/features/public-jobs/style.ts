import { createHash } from 'node:crypto'

// A test compares both themes with the design system's colours.
const light = {
  canvas: 'oklch(0.985 0.004 85)',
  surface: 'oklch(1 0 0)',
  ink: 'oklch(0.23 0.035 265)',
  'ink-muted': 'oklch(0.47 0.025 265)',
  line: 'oklch(0.9 0.01 265)',
  brand: 'oklch(0.46 0.17 265)',
  'brand-soft': 'oklch(0.965 0.018 265)',
  'on-brand': 'oklch(1 0 0)',
}

const dark: typeof light = {
  canvas: 'oklch(0.17 0.02 265)',
  surface: 'oklch(0.215 0.022 265)',
  ink: 'oklch(0.95 0.01 265)',
  'ink-muted': 'oklch(0.74 0.02 265)',
  line: 'oklch(0.32 0.025 265)',
  brand: 'oklch(0.75 0.115 265)',
  'brand-soft': 'oklch(0.28 0.06 265)',
  'on-brand': 'oklch(0.17 0.02 265)',
}

const variables = (theme: typeof light) =>
  Object.entries(theme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** The complete style of a public page, small enough to be inlined. */
export const style = `:root{color-scheme:light dark;${variables(light)}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,'Noto Sans Devanagari',sans-serif;color:var(--ink);background:var(--canvas);overflow-wrap:anywhere}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:8px}
header,main,footer{max-width:1020px;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px}
.brand{display:flex;align-items:center;gap:8px;min-height:44px;font-weight:600;font-size:18px;color:var(--ink);text-decoration:none}
.languages{display:flex}
.languages a{min-width:44px;min-height:44px;display:grid;place-items:center;font-size:14px;text-decoration:none}
.languages [aria-current]{color:var(--ink);font-weight:600}
main{display:grid;gap:16px;padding-bottom:32px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:20px}
.card>*+*{margin-top:12px}
h1{font-size:28px;line-height:1.3}h2{font-size:18px}
.muted{color:var(--ink-muted)}
.pay{white-space:nowrap}
.sign{display:flex;align-items:center;gap:4px;margin-top:4px;font-size:14px;color:var(--ink-muted)}.sign svg{flex:none}.verified svg{color:var(--brand)}
.named{display:flex;gap:16px;align-items:start}.logo{flex:none;border-radius:14px;object-fit:contain}
.note{margin-top:8px;font-size:14px;color:var(--ink-muted)}
.apply{display:block;text-align:center;padding:10px 20px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
dl{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(130px,1fr))}
dl .wide{grid-column:1/-1}
dt{font-size:14px;color:var(--ink-muted)}dd{font-weight:500}
.skills{display:flex;flex-wrap:wrap;gap:8px;padding:0;list-style:none}
.skills li{padding:4px 12px;border-radius:99px;background:var(--brand-soft);font-size:14px}
.text p+p{margin-top:12px}
.jobs{padding:0;list-style:none;display:grid;gap:4px}
.jobs a{display:block;min-height:44px;padding:10px 0;text-decoration:none;font-weight:600}
.jobs .summary{display:block;font-weight:400;font-size:14px;color:var(--ink-muted)}
footer{padding-bottom:32px;font-size:14px;color:var(--ink-muted)}
@media(min-width:1024px){main.two{grid-template-columns:1fr 320px;align-items:start}.two .similar{grid-column:1}.head{grid-column:1/-1;display:grid;grid-template-columns:1fr 280px;gap:24px;align-items:center}.head>div{margin-top:0}}
@media print{.apply,.languages,.similar{display:none}}
`.replaceAll('\n', '')

const hash = createHash('sha256').update(style).digest('base64')

/** What a public page may do: show its own style and our own pictures, and nothing else. It runs no script. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
