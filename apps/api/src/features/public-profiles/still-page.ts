import { latestFirst, shownPositions, subjectOf } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { educationPeriod } from '@pramaan/domain/duration'
import type { Language } from '@pramaan/domain/language'
import { hirePath } from '@pramaan/domain/public-profile'
import { type Html, html } from '../../http/web/html.ts'
import type { PublicPage } from './page-answer.ts'
import { texts as en, type ProfileTexts } from './texts/en.ts'
import { texts as hi } from './texts/hi.ts'
import { texts as mr } from './texts/mr.ts'

const catalogues: Readonly<Record<Language, ProfileTexts>> = { en, hi, mr }

/** The reader's language and time, and a function that returns a URL of the employer app. */
type Reading = { language: Language; now: Date; employerLink: (path: string) => string }

/** The public page without scripts, shown instead of the app's request to enable them. */
export function stillPage(page: PublicPage | undefined, { language, now, employerLink }: Reading): string {
  const t = catalogues[language]
  const body = page
    ? html`${headOf(page, t)}${sectionsOf(page, t, now)}
<p>${t.hireText}</p><p><a href="${employerLink(hirePath(page.ID))}" rel="nofollow">${t.hire}</a></p>`
    : html`<h1>${t.gone}</h1><p>${t.goneText}</p>`
  return html`<noscript><main lang="${language}">${body}</main>
<style>noscript main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}noscript :is(h1,h2){font-weight:600;margin-top:1rem}noscript h1{font-size:1.5rem}#frame + noscript main p{margin:.25rem 0;padding:0}noscript a{display:inline-block;padding:.6rem 0;color:var(--color-brand);text-decoration:underline}</style></noscript>`
    .text
}

function headOf(page: PublicPage, t: ProfileTexts) {
  const { FullName, Verified, Photo, CurrentPosition, ExperienceLevel, Location, State, Description } = page
  const position = CurrentPosition || (ExperienceLevel && t[ExperienceLevel])
  return html`${Photo && html`<img src="${Photo}" alt="" width="96" height="96">`}<h1>${FullName}</h1>
${[Verified && t.verified, position, [Location, State].filter(Boolean).join(', '), Description].map(line)}`
}

function line(text: string | null | false) {
  return text ? html`<p>${text}</p>` : html``
}

function sectionsOf(page: PublicPage, t: ProfileTexts, now: Date) {
  const { Skills, Roles, JoiningInfo, Experience, Education, Website } = page
  const positions = shownPositions(Experience, now)
  const entries = latestFirst(Education, (one) => educationPeriod(one, now)).filter(
    (one) => one.startYear === null || educationPeriod(one, now),
  )
  return [
    section(t.roles, [...Roles, JoiningInfo.status && t[JoiningInfo.status]]),
    section(t.skills, [[...Skills.ProfessionalSkills, ...Skills.GeneralSkills].join(', ')]),
    section(
      t.experience,
      positions.map(({ position: one, period }) =>
        dotted([one.title, one.companyName, period && `${one.startYear} – ${one.working ? t.today : one.endYear}`]),
      ),
    ),
    section(
      t.education,
      entries.map((one) => dotted([subjectOf(one), one.school, String(one.endYear ?? '')])),
    ),
    Website ? html`<h2>${t.website}</h2><p><a href="${Website}" rel="nofollow ugc">${Website}</a></p>` : html``,
  ]
}

function section(title: string, lines: readonly (string | null)[]): Html {
  const filled = lines.filter(Boolean)
  return filled.length > 0 ? html`<h2>${title}</h2>${filled.map(line)}` : html``
}
