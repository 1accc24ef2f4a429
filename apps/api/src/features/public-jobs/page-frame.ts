import { languages } from '@pramaan/domain/language'
import { appIcon } from '../../http/web/app-icon.ts'
import { Html, html } from '../../http/web/html.ts'
import type { PageLanguage } from './page-language.ts'
import { style } from './style.ts'

const names = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }
const shortNames = { en: 'EN', hi: 'हि', mr: 'म' }

/**
 * The content of a page and its head; `path` is the URL path without the language, `preview` a picture for messengers.
 */
export type Page = {
  title: string
  description: string
  path: string
  indexed: boolean
  preview: string | null
  extra?: Html | undefined
  body: Html
}

/** A complete public page. `link` returns the full URL of a path in the candidate app. */
export function pageHtml(page: Page, { language, chosen, t }: PageLanguage, link: (path: string) => string): string {
  const address = link(page.path)
  const canonical = chosen ? `${address}?lang=${language}` : address
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.title} · Pramaan</title>
<meta name="description" content="${page.description}">
${page.indexed ? searchLinks(address, canonical) : html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="Pramaan">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${link(page.preview ?? appIcon)}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${new Html(`<style>${style}</style>`)}
${page.extra}
</head>
<body>
<header><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Pramaan</a>
<nav class="languages" aria-label="${t.language}">${languages.map(
    (other) =>
      html`<a href="${page.path}?lang=${other}" hreflang="${other}" lang="${other}" title="${names[other]}"${
        other === language && html` aria-current="true"`
      }>${shortNames[other]}</a>`,
  )}</nav></header>
${page.body}
<footer>Pramaan. ${t.tagline}</footer>
</body>
</html>
`.text
}

function searchLinks(address: string, canonical: string) {
  return html`<link rel="canonical" href="${canonical}">
${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${address}?lang=${other}">`)}
<link rel="alternate" hreflang="x-default" href="${address}">`
}
