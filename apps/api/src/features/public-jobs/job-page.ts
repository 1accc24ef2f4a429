import { isVerifiedOpening } from '@pramaan/domain/company'
import { dot } from '@pramaan/domain/dotted'
import { dateText, dayOf } from '@pramaan/domain/india-day'
import { postingOfJob } from '@pramaan/domain/job-import'
import { lpaOfPaise, lpaRangeText } from '@pramaan/domain/money'
import { publicJobPath } from '@pramaan/domain/public-job'
import { shortened } from '@pramaan/domain/shortened'
import { Html, html, jsonLd } from '../../http/web/html.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import type { Page } from './page-frame.ts'
import type { PageLanguage } from './page-language.ts'
import type { Job, PublicJobRow } from './public-jobs.queries.ts'
import type { PageTexts } from './texts/en.ts'

const sign = (path: string) =>
  new Html(
    `<svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="10"/><path d="${path}"/></svg>`,
  )
const signs = {
  verified: sign('m8 12 3 3 5-6'),
  unverified: sign('M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01'),
}
const longest = 200
const mostBesideAnother = 32

/**
 * Jobs shown below another job or in place of a closed one, and how they were chosen: similar ones only if the original
 * job may be revealed.
 */
export type OtherJobs = { how: 'similar' | 'ofField' | 'latest'; jobs: readonly Job[] }

/** The page of an open job; only an advertised one is meant for search engines, with structured data for them. */
export function jobPage(
  row: PublicJobRow,
  about: {
    advertised: boolean
    others: readonly OtherJobs[]
    preview: string | null
    link: (path: string) => string
  },
  language: PageLanguage,
): Page {
  const { t } = language
  const { job } = row
  const path = publicJobPath(job)
  const logo = imageAddress(job.image)
  const text = job.description ?? t.inSentence(job.title, job.companyName, job.location)
  const summary = `${summaryOf(job, t)}. ${text.replace(/\s+/g, ' ')}`
  const description = paragraphs(text)
  const posting = { ...job, description: description.map(({ text: one }) => one).join('') }
  return {
    title: [job.title, job.companyName, job.location].filter(Boolean).join(', '),
    description: shortened(summary, longest),
    path,
    indexed: about.advertised,
    preview: about.preview,
    extra: about.advertised
      ? jsonLd(
          postingOfJob(posting, {
            url: about.link(path),
            posted: dayOf(job.createdAt),
            logo: logo && about.link(logo),
          }),
        )
      : undefined,
    body: html`<main class="two">
<section class="card head"><div class="named">${logo && html`<img class="logo" src="${logo}" alt="" width="64" height="64">`}<div><h1>${job.title}</h1><p class="muted">${summaryLine(job, t)}</p>${companySign(row, t)}</div></div>
<div>${applyLink(row, language)}</div></section>
<div class="card text"><h2>${t.about}</h2>${description}${skillList(row, t)}</div>
<aside class="card"><h2>${t.facts}</h2>${factList(row, t)}</aside>
${about.others.map((others) => otherJobs(others, language))}
</main>`,
  }
}

/** Whether the job's employer is verified; nothing without one. */
function companySign({ job, employer }: PublicJobRow, t: PageTexts) {
  const verified = isVerifiedOpening(employer, job.companyName)
  if (verified === null) return html``
  return html`<p class="sign${verified ? ' verified' : ''}">${verified ? signs.verified : signs.unverified}${verified ? t.verified : t.unverified}</p>`
}

function applyLink({ job, drive }: PublicJobRow, of: PageLanguage) {
  const { t } = of
  const query = new URLSearchParams({
    Job: String(job.id),
    ...(drive && { 'placement-drive': String(drive.id) }),
    ...appLanguage(of),
  })
  const note = drive ? t.driveNote(drive.title) : t.applyNote
  return html`<a class="apply" href="/job-details?${query.toString()}" rel="nofollow">${t.apply}</a><p class="note">${note}</p>`
}

/** The page's language for a link into the app, which would otherwise start in English. */
function appLanguage({ language, chosen }: PageLanguage): Record<string, string> {
  return chosen || language !== 'en' ? { lang: language } : {}
}

/** Splits a text into paragraphs at blank lines. */
function paragraphs(text: string): Html[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
      return html`<p>${lines}</p>`
    })
}

function payOf({ ctcFrom, ctcTo }: Job) {
  return ctcFrom === null
    ? null
    : lpaRangeText({ from: lpaOfPaise(ctcFrom), to: ctcTo === null ? null : lpaOfPaise(ctcTo) })
}

function summaryOf(job: Job, t: PageTexts) {
  return t.summary(job.companyName, job.location, payOf(job))
}

/** The summary on the page; a pay is not broken across lines. */
function summaryLine(job: Job, t: PageTexts) {
  const pay = payOf(job)
  const rest = t.summary(job.companyName, job.location, null)
  return html`${rest}${pay && html`${dot}<span class="pay">${pay}</span>`}`
}

function factList({ job }: PublicJobRow, t: PageTexts) {
  const option = (value: string | null) => value && (t.option[`option.${value}`] ?? value)
  const facts: readonly (readonly [string, string | number | null])[] = [
    [t.place, job.location],
    [t.pay, payOf(job)],
    [t.type, option(job.type)],
    [t.workModel, option(job.workModel)],
    [t.experience, job.experience && experienceOf(job.experience, t)],
    [t.education, job.degrees.length > 0 ? job.degrees.join(', ') : option(job.education)],
    [t.openings, job.openings],
    [t.posted, dateText(job.createdAt)],
  ]
  return html`<dl>${facts
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) => html`<div${isLong(value) && html` class="wide"`}><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl>`
}

/** Whether a fact is so long that it would wrap into many short lines beside another one. */
function isLong(value: string | number | null) {
  return String(value).length > mostBesideAnother
}

function experienceOf(experience: string, t: PageTexts) {
  if (experience === 'Fresher') return t.fresher
  return experience === 'More than 6' ? t.moreThan : t.years(experience)
}

function skillList({ job }: PublicJobRow, t: PageTexts) {
  const skills = [...job.professionalSkills, ...job.generalSkills]
  return (
    skills.length > 0 &&
    html`<h2>${t.skills}</h2><ul class="skills">${skills.map((skill) => html`<li>${skill}</li>`)}</ul>`
  )
}

/** Links to other open jobs, in the reader's chosen language. */
function otherJobs(others: OtherJobs, { language, chosen, t }: PageLanguage) {
  if (others.jobs.length === 0) return html``
  const title = t[others.how]
  const query = chosen ? `?lang=${language}` : ''
  const rows = others.jobs.map(
    (job) =>
      html`<li><a href="${publicJobPath(job)}${query}">${job.title}<span class="summary">${summaryLine(job, t)}</span></a></li>`,
  )
  return html`<nav class="card similar" aria-label="${title}"><h2>${title}</h2><ul class="jobs">${rows}</ul></nav>`
}

/** The page of a closed or unknown job; it does not name the job. */
export function gonePage(
  path: string,
  { shownAs, others }: { shownAs: 'closed' | 'missing'; others: readonly OtherJobs[] },
  language: PageLanguage,
): Page {
  const { t } = language
  const query = new URLSearchParams(appLanguage(language)).toString()
  const [title, text] = shownAs === 'closed' ? [t.gone, t.goneText] : [t.missing, t.missingText]
  return {
    title,
    description: text,
    path,
    indexed: false,
    preview: null,
    body: html`<main><section class="card"><h1>${title}</h1><p class="muted">${text}</p>
<p><a href="/jobs${query && `?${query}`}">${t.allJobs}</a></p></section>${others.map((some) => otherJobs(some, language))}</main>`,
  }
}
