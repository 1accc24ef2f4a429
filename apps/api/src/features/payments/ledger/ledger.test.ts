import { payments, receipts } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi({ SELLER_NAME: 'Demo Seller', SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)

async function pays(person: { id: number }) {
  const paid = shop.standin.pay(await shop.order(person))
  await shop.verify(paid)
  return paid
}

test('a person’s payments list only their own orders, with payment, receipt and refund voucher', async () => {
  const [mine, theirs] = [await shop.aBuyer(), await shop.aBuyer()]
  const paid = await pays(mine)
  await pays(theirs)
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await shop.deliver('refund.processed')
  await shop.work()
  const client = await api.as(mine)
  const { data, totalCount, pageCount } = await client.payments.mine({ query: {} })
  expect({ totalCount, pageCount }).toEqual({ totalCount: 1, pageCount: 1 })
  expect(data).toMatchObject([
    {
      OrderID: paid.razorpay_order_id,
      AppliedTo: 'VSP',
      Title: 'Verified skills profile',
      Amount: 500,
      Status: 'refunded',
      Given: false,
      Payments: [{ PaymentID: paid.razorpay_payment_id, Amount: 500, Status: 'refunded', Method: 'card' }],
      Receipts: [
        { Number: 'PR/26-27/000001', Kind: 'receipt', Amount: 500, Gst: 76.27 },
        { Number: 'RV/26-27/000001', Kind: 'voucher', Amount: 500, Gst: 76.27 },
      ],
      Refunds: [{ Amount: 500, Status: 'processed' }],
    },
  ])
})

test('a receipt is a PDF behind a link of five minutes that only its owner and staff get', async () => {
  const person = await shop.aBuyer()
  await pays(person)
  const [receipt] = await api.db.select().from(receipts)
  const ask = async (who: { id: number }) =>
    (await api.as(who)).payments.receipt({ params: { receiptId: receipt?.id ?? '' } })
  const { data } = await ask(person)
  expect(data.number).toBe('PR/26-27/000001')
  const answer = await api.app.inject(data.url)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="PR-26-27-000001.pdf"',
  })
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.body).toContain('NotoSansDevanagari')
  await expect(ask(await shop.aBuyer())).rejects.toMatchObject({ code: 'not-found' })
  expect((await ask(await api.aStaffMember('hr'))).data.number).toBe('PR/26-27/000001')
  api.pass(301_000)
  expect((await api.app.inject(data.url)).statusCode).toBe(404)
  expect((await api.app.inject('/api/receipt-files?token=made.up.token')).statusCode).toBe(404)
})

test('receipts are numbered without gaps under load and through failures, again each financial year', async () => {
  const paid = []
  for (let n = 0; n < 8; n += 1) paid.push(shop.standin.pay(await shop.order(await shop.aBuyer())))
  await Promise.all(paid.slice(0, 6).map((one) => shop.verify(one)))
  api.pass(131 * 24 * 3600_000)
  await Promise.all(paid.slice(6).map((one) => shop.verify(one)))
  const numbers = (await api.db.select().from(receipts)).map(({ number }) => number).sort()
  expect(numbers).toEqual([
    ...Array.from({ length: 6 }, (_, n) => `PR/26-27/00000${n + 1}`),
    'PR/27-28/000001',
    'PR/27-28/000002',
  ])
})

test('staff see payments of a span of days in India, ten a page, newest first; others do not [E-480 E-793]', async () => {
  for (let n = 0; n < 12; n += 1) {
    await pays(await shop.aBuyer())
    api.pass(60_000)
  }
  api.pass(24 * 3600_000)
  const last = await shop.aBuyer()
  const paid = await pays(last)
  const hr = await api.as(await api.aStaffMember('hr'))
  const all = await hr.payments.list({ query: {} })
  expect([all.data.length, all.totalCount, all.pageCount]).toEqual([10, 13, 2])
  expect(all.data[0]).toMatchObject({
    User_ID: last.id,
    FullName: last.fullName,
    Status: 'captured',
    TotalAmount: 500,
    OrderID: paid.razorpay_order_id,
    PaymentSuccessResponse: paid.razorpay_payment_id,
    PaymentMethod: 'card',
    CurrencyCode: 'INR',
    PaymentCardType: 'Visa credit',
  })
  const query = { startDate: '2026-11-21', endDate: '2026-11-21', pageIndex: 1 }
  const first = await hr.payments.list({ query })
  expect([first.data.length, first.totalCount]).toEqual([2, 12])
  await expect(hr.payments.list({ query: { startDate: '2026-11-22', endDate: '2026-11-21' } })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await api.db.$count(payments)).toBe(13)
})
