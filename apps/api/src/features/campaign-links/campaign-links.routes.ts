import type { Queryable } from '@pramaan/database/client'
import { campaignAddress } from '@pramaan/domain/campaign-link'
import { daysOf, rangeOfPreset } from '@pramaan/domain/date-range'
import { dayOf } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { findLink, opensByDay, pageOfLinks, signUpsByDay, updateLink } from './campaign-links.queries.ts'
import { makeLink } from './make-link.ts'
import { shortLinkPath } from './short-links.ts'

/** Campaign links, the menu's 'Search URL' (D32). */
export function campaignLinkRoutes(deps: Deps): Routes<'campaignLinks'> {
  const one = async (db: Queryable, id: number) => linkAnswer(deps, found(await findLink(db, id)))
  return {
    list: async ({ db, query: { pageSize, pageIndex, ...filters } }) => {
      const page = await pageOfLinks(db, filters, pageSize, pageIndex * pageSize)
      return {
        data: page.rows.map((row) => linkAnswer(deps, row)),
        totalCount: page.total,
        pageCount: pageCountOf(page.total, pageSize),
        opens: page.opens,
        signUps: page.signUps,
      }
    },
    get: async ({ db, params: { id } }) => {
      const link = await one(db, id)
      const range = rangeOfPreset('30-days', dayOf(deps.now()))
      const [opens, signUps] = [await opensByDay(db, id, range), await signUpsByDay(db, id, range)]
      const Days = daysOf(range).map((day) => ({ day, opens: opens.get(day) ?? 0, signUps: signUps.get(day) ?? 0 }))
      return { data: { ...link, Days } }
    },
    create: async ({ db, actor, body }) => ({ data: await one(db, await makeLink(deps, db, actor.id, body)) }),
    update: async ({ db, params, body: { Name, Disabled } }) => {
      const oldLink = found(await findLink(db, params.id))
      const disabledAt = Disabled === undefined ? oldLink.link.disabledAt : Disabled ? deps.now() : null
      await updateLink(db, params.id, { disabledAt, ...(Name !== undefined && { name: Name }) })
      return { data: await one(db, params.id) }
    },
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findLink>>>

function linkAnswer({ config }: Deps, { link, by, opens, signUps, lastOpened }: Row) {
  const { app, path } = campaignAddress(link.values)
  return {
    ID: link.id,
    Name: link.name,
    Slug: link.slug,
    Short: appLink(config, app, `${shortLinkPath}/${link.slug}`),
    Long: appLink(config, app, path),
    Values: { ...link.values },
    Opens: opens,
    SignUps: signUps,
    LastOpened: lastOpened,
    Disabled: link.disabledAt !== null,
    CreatedBy: by ?? '',
    CreatedOn: link.createdAt.toISOString(),
  }
}
