import { jobIdOf, publicJobPath, publicJobsPath, publicState } from '@pramaan/domain/public-job'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { appLink } from '../../http/web/app-link.ts'
import { previewImage } from '../../services/files/preview-image.ts'
import { nearestJobs } from '../jobs/similar/similar-jobs.ts'
import { gonePage, jobPage, type OtherJobs } from './job-page.ts'
import { type Page, pageHtml } from './page-frame.ts'
import { languageOf } from './page-language.ts'
import { advertised, findNewestJobs, findPublicJob, type Job, type PublicJobRow } from './public-jobs.queries.ts'
import { policy } from './style.ts'

const mostOthers = 5
const hidden = { schema: { hide: true } as object }
type Named = { Params: { name: string } }

/** Serves each job's public page on the candidate app's host: without a sign-in and without a script. */
export function installPublicJobs(app: FastifyInstance, deps: Deps) {
  app.get<Named>(`${publicJobsPath}/:name`, hidden, async (request, reply) => {
    const { name } = request.params
    if (name === '') return reply.redirect(`${publicJobsPath}${queryOf(request)}`, 301)
    const id = jobIdOf(name)
    const row = id === undefined ? undefined : await findPublicJob(deps.db, id)
    const path = row?.shown ? publicJobPath(row.job) : `${publicJobsPath}/${encodeURIComponent(name)}`
    if (request.hostname !== `candidate.${deps.config.BASE_HOST}`)
      return reply.redirect(`${appLink(deps.config, 'candidate', path)}${queryOf(request)}`, 302)
    if (row?.shown && path !== `${publicJobsPath}/${name}`) return reply.redirect(`${path}${queryOf(request)}`, 301)
    return sendJob(deps, request, reply, { row, path })
  })
  app.get<Named>(`${publicJobsPath}/:name/`, hidden, (request, reply) =>
    reply.redirect(`${publicJobsPath}/${encodeURIComponent(request.params.name)}${queryOf(request)}`, 301),
  )
}

/** The advertised jobs that are similar to one, with others of its field where there is room, or without any the newest. */
async function otherJobs(deps: Deps, job: Job | undefined): Promise<OtherJobs[]> {
  const nearest = job && (await nearestJobs(deps, deps.db, { job, most: mostOthers, only: advertised }))
  const near = [
    { how: 'similar' as const, jobs: nearest?.similar.map((row) => row.job) ?? [] },
    { how: 'ofField' as const, jobs: nearest?.ofField.map((row) => row.job) ?? [] },
  ].filter(({ jobs }) => jobs.length > 0)
  if (near.length > 0) return near
  const newest = await findNewestJobs(deps.db, mostOthers + 1)
  return [{ how: 'latest', jobs: newest.filter(({ id }) => id !== job?.id).slice(0, mostOthers) }]
}

function queryOf({ url }: FastifyRequest) {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

type Found = { row: PublicJobRow | undefined; path: string }

async function sendJob(deps: Deps, request: FastifyRequest, reply: FastifyReply, { row, path }: Found) {
  const language = languageOf(request)
  const shownAs = row ? publicState({ ...row.job, shown: row.shown, drive: row.drive }, deps.now()) : 'missing'
  // Similar jobs must not reveal a hidden job.
  const others = await otherJobs(deps, shownAs === 'missing' ? undefined : row?.job)
  const link = (to: string) => appLink(deps.config, 'candidate', to)
  const send = (status: number, page: Page) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=60')
      .header('vary', 'Accept-Language, Cookie')
      .header('x-robots-tag', page.indexed ? 'index' : 'noindex')
      .send(pageHtml(page, language, link))
  if (!row || shownAs === 'missing') return send(404, gonePage(path, { shownAs: 'missing', others }, language))
  if (shownAs === 'closed') return send(410, gonePage(path, { shownAs, others }, language))
  const preview = await previewImage(deps.db, row.job.image)
  return send(200, jobPage(row, { advertised: shownAs === 'advertised', others, preview, link }, language))
}
