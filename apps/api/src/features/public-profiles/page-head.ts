import { shortened } from '@pramaan/domain/shortened'
import { appIcon } from '../../http/web/app-icon.ts'
import { escaped } from '../../http/web/html.ts'
import type { PublicPage } from './page-answer.ts'

const longest = 200

/** A one-sentence description from what the page shows, for search results and link previews. */
function descriptionOf({ Description, CurrentPosition, Location, Skills, Verified }: PublicPage) {
  const skills = [...Skills.ProfessionalSkills, ...Skills.GeneralSkills].slice(0, 5).join(', ')
  const where = [CurrentPosition, Location].filter(Boolean).join(', ')
  const facts = [Verified && 'Verified on Pramaan', where, Description, skills && `Skills: ${skills}`]
  const text = facts.filter(Boolean).join('. ')
  const full = text || 'Profile on Pramaan: verified skills, real jobs.'
  return shortened(full, longest)
}

function tag(name: 'name' | 'property', key: string, content: string) {
  return `<meta ${name}="${key}" content="${escaped(content)}" />`
}

/** The head of a public page: title, description, link preview, and whether search engines may index it. */
export function pageHead(page: PublicPage, preview: string | null, link: (path: string) => string) {
  const title = [page.FullName, page.CurrentPosition].filter(Boolean).join(' – ')
  const description = descriptionOf(page)
  const address = link(`/p/${page.Slug}`)
  return [
    `<title>${escaped(title)} · Pramaan</title>`,
    tag('name', 'description', description),
    tag('name', 'robots', page.SearchEngines ? 'index, noarchive' : 'noindex, noarchive'),
    `<link rel="canonical" href="${escaped(address)}" />`,
    tag('property', 'og:type', 'profile'),
    tag('property', 'og:site_name', 'Pramaan'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', link(preview ?? appIcon)),
    tag('name', 'twitter:card', 'summary'),
  ].join('\n    ')
}
