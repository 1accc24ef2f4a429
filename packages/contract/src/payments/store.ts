import { storePurposes } from '@pramaan/domain/payment'
import { mostOrdersASync } from '@pramaan/domain/store'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { moneyFigures } from './ledger-shapes.ts'
import { item, none, paymentLink, storeOrder, storeOrderForm } from './store-shapes.ts'

/** Why a Store order was not accepted. */
export const storeRefusals = [
  'invalid',
  'user-not-found',
  'profile-incomplete',
  'not-found',
  'wrong-state',
  'key-reused',
] as const

const orderParams = z.object({ orderId: z.uuid() })

/** The staff console's Store: its items, payment requests raised for people, and the money (D39). */
export const store = {
  sync: endpoint({
    method: 'PUT',
    path: '/Order',
    summary: 'Accept orders saved on a device; a known id is not accepted twice',
    allow: ['Admin'],
    body: z.strictObject({
      Orders: z.array(storeOrderForm).max(mostOrdersASync).default([]),
      Purchase: none,
      Wastage: none,
      Carts: none,
    }),
    answer: answers(
      z.object({
        Orders: z.array(
          /** `Done`: the order is accepted and the device may delete it; `Link` is its payment link. */
          z.object({
            ID: z.uuid(),
            Done: z.boolean(),
            Refusal: z.enum(storeRefusals).nullable(),
            Link: z.url().nullable(),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
  categories: endpoint({
    method: 'GET',
    path: '/ItemCategories/business',
    summary: 'The categories of items for sale, with the number of each',
    allow: ['Admin'],
    answer: answers(z.array(z.object({ ID: z.enum(storePurposes), Items: z.number().int() }))),
    refusals: [],
  }),
  items: endpoint({
    method: 'GET',
    path: '/Items/business',
    summary: 'The items for sale now: verification, open drives, courses with a price',
    allow: ['Admin'],
    answer: answers(z.array(item)),
    refusals: [],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/Orders/business',
    summary: 'Orders of the Store, newest first',
    allow: ['Admin'],
    query: z.object(paging),
    answer: answers(z.array(storeOrder), listCounts),
    refusals: [],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/Orders/:orderId/withdraw',
    summary: 'Withdraw an open payment link: it can no longer be paid, and its unread notification is removed',
    allow: ['Admin'],
    params: orderParams,
    answer: answers(storeOrder),
    refusals: ['not-found', 'wrong-state'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/payment-links/:orderId',
    summary: 'A payment link, for the candidate it was raised for and nobody else',
    allow: ['Candidate'],
    params: orderParams,
    answer: answers(paymentLink),
    refusals: ['not-found'],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/Transactions',
    summary: 'Sale, profit and expense in rupees over all real payments, and how many came in',
    allow: ['Admin'],
    answer: answers(moneyFigures),
    refusals: [],
  }),
}
