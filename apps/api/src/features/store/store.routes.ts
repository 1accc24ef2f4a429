import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { pageCountOf } from '@pramaan/domain/pages'
import { type StorePurpose, storePurposes } from '@pramaan/domain/payment'
import { shownAmount, storeOrderState } from '@pramaan/domain/store'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { moneyIn } from '../payments/lists/money.ts'
import { titleOf } from '../payments/orders/order-items.ts'
import { readPrices } from '../payments/plans/prices.queries.ts'
import { acceptOrder, offersOf } from './accept-order.ts'
import { linkOf, openLink, withdrawLink } from './payment-link.ts'
import { openDrives, pageOfStoreOrders, pricedCourses } from './store.queries.ts'

/** The staff console's Store: items, payment requests, and money (D39; document 002 §7). */
export function storeRoutes(deps: Deps): Routes<'store'> {
  return {
    sync: async ({ db, actor, body }) => {
      const orders = []
      const offerOf = offersOf(db)
      for (const form of body.Orders) orders.push(await acceptOrder(deps, db, { actorId: actor.id, offerOf }, form))
      return { data: { Orders: orders } }
    },
    categories: async ({ db }) => {
      const items = await itemsOf(deps, db)
      const countOf = (purpose: StorePurpose) => items.filter(({ Purpose }) => Purpose === purpose).length
      return { data: storePurposes.map((purpose) => ({ ID: purpose, Items: countOf(purpose) })) }
    },
    items: async ({ db }) => ({ data: await itemsOf(deps, db) }),
    orders: async ({ db, query: { pageSize, pageIndex } }) => {
      const { rows, total } = await pageOfStoreOrders(db, pageSize, pageIndex * pageSize)
      return {
        data: rows.map((row) => orderAnswer(deps, row)),
        totalCount: total,
        pageCount: pageCountOf(total, pageSize),
      }
    },
    withdraw: async ({ db, actor, params }) => ({
      data: orderAnswer(deps, await withdrawLink(deps, db, actor.id, params.orderId)),
    }),
    link: async ({ db, actor, params }) => ({ data: await openLink(deps, db, actor.id, params.orderId) }),
    figures: async ({ db }) => ({ data: await moneyIn(db, {}) }),
  }
}

async function itemsOf(deps: Deps, db: Queryable) {
  const prices = await readPrices(db)
  const verification = { title: await titleOf(db, { personId: 0, purpose: 'VSP', subjectId: 0 }), price: prices.vsp }
  const drives = await openDrives(db, dayOf(deps.now()))
  return [
    item('VSP', { id: 0, ...verification }),
    ...drives.map((drive) => item('PlacementDrive', { ...drive, price: prices.drive })),
    ...(await pricedCourses(db)).map((course) => item('Course', course)),
  ]
}

function item(purpose: StorePurpose, { id, title, price }: { id: number; title: string; price: number }) {
  return { ID: `${purpose}-${id}`, Purpose: purpose, SubjectID: id, Title: title, Price: rupeesOfPaise(price) }
}

type Row = Awaited<ReturnType<typeof pageOfStoreOrders>>['rows'][number]
function orderAnswer(deps: Deps, { order, name, by, paid }: Row) {
  const status = storeOrderState({ ...order, fulfilled: paid !== null }, deps.now())
  return {
    ID: order.id,
    User_ID: order.personId,
    FullName: name,
    Purpose: order.purpose,
    Title: order.title,
    Amount: rupeesOfPaise(shownAmount(status, order.amount, paid)),
    Status: status,
    RequestedBy: by ?? '',
    CreatedOn: order.createdAt.toISOString(),
    ExpiresOn: order.expiresAt.toISOString(),
    Link: linkOf(deps, order.id),
  }
}
