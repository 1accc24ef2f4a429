import type { Queryable } from '@pramaan/database/client'
import { firstSections, firstSlug, orderedSections, slugMessages, whyNotSlug } from '@pramaan/domain/public-profile'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, refuseField } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { lockCandidate, readProfile } from '../candidates/candidates.queries.ts'
import { fullAnswer } from '../candidates/profile/profile-answer.ts'
import { openPage } from './open-page.ts'
import { pageAnswer } from './page-answer.ts'
import { publicPagePath } from './public-pages.ts'
import { findMyPage, type PageRow, writePage } from './public-profiles.queries.ts'

/** A candidate's public page: its settings, and reading it without signing in (D39). */
export function publicProfileRoutes(deps: Deps): Routes<'publicProfiles'> {
  return {
    mine: async ({ actor, db }) => {
      await deps.buffers.flush()
      return { data: await settingsAnswer(deps, db, actor.id) }
    },
    save: async ({ actor, db, body }) => {
      await lockCandidate(db, actor.id)
      const page = (await findMyPage(db, actor.id)) ?? (await newPage(deps, db, actor.id))
      const why = body.Slug !== undefined && body.Slug !== page.slug && whyNotSlug(body.Slug)
      if (why) refuseField('Slug', slugMessages[why])
      const now = deps.now()
      await writePage(db, {
        ...page,
        slug: body.Slug ?? page.slug,
        sections: body.Sections ? orderedSections(body.Sections) : page.sections,
        searchEngines: body.SearchEngines ?? page.searchEngines,
        onSince: body.On === undefined ? page.onSince : body.On ? (page.onSince ?? now) : null,
        updatedAt: now,
      })
      return { data: await settingsAnswer(deps, db, actor.id) }
    },
    read: async ({ params, actor, address }) => {
      const page = found(await openPage(deps, params.slug, address))
      if (actor?.id !== page.ID) deps.buffers.pageRead(page.ID)
      return { data: page }
    },
  }
}

async function newPage(deps: Deps, db: Queryable, candidateId: number): Promise<PageRow> {
  const { account } = found(await readProfile(db, candidateId))
  const now = deps.now()
  return {
    candidateId,
    slug: firstSlug(account.fullName, deps.random.secret()),
    onSince: null,
    sections: [...firstSections],
    searchEngines: false,
    views: 0,
    createdAt: now,
    updatedAt: now,
  }
}

/** The page's settings, and the page as a visitor sees it or would see it. */
async function settingsAnswer(deps: Deps, db: Queryable, candidateId: number) {
  const row = await findMyPage(db, candidateId)
  const full = fullAnswer(found(await readProfile(db, candidateId)), deps.now())
  const Sections = row?.sections ?? [...firstSections]
  const SearchEngines = row?.searchEngines ?? false
  return {
    On: row?.onSince != null,
    Slug: row?.slug ?? null,
    Link: row ? appLink(deps.config, 'candidate', `${publicPagePath}/${row.slug}`) : null,
    Sections,
    SearchEngines,
    Views: row?.views ?? 0,
    Page: pageAnswer(full, { Slug: row?.slug ?? '', SearchEngines }, Sections),
  }
}
