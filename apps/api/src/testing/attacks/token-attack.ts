import type { InjectOptions } from 'fastify'
import type { TokenKind } from '../../token-kinds.ts'
import { fileOf, pdfBytes } from '../people/sample-files.ts'
import { shopOf } from '../scenarios/shop.ts'
import { aStopToken } from '../scenarios/stop-token.ts'
import type { startApi } from '../server/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** Where a kind of token is taken, and whether one is taken there. */
type Place = { name: string; takes: (token: string) => Promise<boolean> }

const ownPage = { 'sec-fetch-site': 'same-origin' }
const tokenIn = (address: string) => new URL(address, 'http://localhost').searchParams.get('token') ?? ''

/** The tokens that an Admin gets by signing in as everybody does. */
async function signIn(api: Api, mobile: string) {
  const login = (payload: object, cookies: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/api/user/login', headers: ownPage, payload, cookies })
  const asked = await login({ mobile, role: 'Staff' }, {})
  const otp = (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp
  const cookies = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]))
  const answer = await login({ mobile, role: 'Staff', otp }, cookies)
  const cookie = answer.cookies.find(({ name }) => name === '__Host-session')?.value ?? ''
  return { session: answer.json<{ data: string }>().data, cookie }
}

/** One real token of each kind, as the product hands it out, and the address of the file that one is for. */
export async function oneOfEach(api: Api) {
  const shop = shopOf(api)
  const [person, buyer, employer] = [await api.aCandidate(), await shop.aBuyer(), await api.anEmployer()]
  const { session, cookie } = await signIn(api, (await api.aStaffMember('Admin')).phone ?? '')
  const [admin, candidate] = [api.client(session), await api.as(person)]
  await shop.verify(shop.standin.pay(await shop.order(buyer)))
  const [paid] = (await (await api.as(buyer)).payments.mine({ query: {} })).data
  const receiptId = paid?.Receipts[0]?.ID ?? ''
  await (await api.as(employer)).savedSearches.create({
    body: { Name: 'Welders', Filters: { term: 'welder' }, Alert: { Frequency: 'daily', Channel: 'email' } },
  })
  const file = (await candidate.files.upload({ params: { product: 'cv' }, file: fileOf('cv.pdf', pdfBytes()) })).data
  const tokens: Record<TokenKind, string> = {
    session,
    'session-cookie': cookie,
    csv: tokenIn((await admin.directory.candidatesFile({ query: {} })).data.url),
    'data-archive': tokenIn((await candidate.privacy.archive()).data.url),
    resume: tokenIn((await admin.resume.pdf({ params: { id: person.id } })).data.url),
    file: tokenIn(file),
    receipt: tokenIn((await (await api.as(buyer)).payments.receipt({ params: { receiptId } })).data.url),
    'stop-alert': await aStopToken(api),
    authenticator: (await admin.staff.totpStart()).data.sealed,
  }
  return { tokens, filePath: file.split('?')[0] ?? '' }
}

/** Every place that takes a token, by the kind that it takes: a kind without one does not compile. */
export function placesOf(
  { app }: Pick<Api, 'app'>,
  session: string,
  filePath: string,
): Record<TokenKind, readonly [Place, ...Place[]]> {
  const answer = async (request: InjectOptions) => await app.inject(request)
  const isOpen = async (request: InjectOptions) => (await answer(request)).statusCode === 200
  const at = (path: string): Place => ({
    name: `GET ${path}?token=`,
    takes: (token) => isOpen({ url: `${path}?token=${encodeURIComponent(token)}` }),
  })
  const asAuthorization = (name: string, prefix = ''): Place => ({
    name,
    takes: (token) => isOpen({ url: '/api/accounts', headers: { authorization: `${prefix}${token}` } }),
  })
  const post = (url: string, payload: object, headers = {}) => ({ method: 'POST' as const, url, payload, headers })
  return {
    session: [asAuthorization('a call'), asAuthorization('a call, as Bearer', 'Bearer ')],
    'session-cookie': [
      {
        name: 'POST /api/user/token by cookie',
        takes: (token) => isOpen({ ...post('/api/user/token', {}, { ...ownPage, cookie: `__Host-session=${token}` }) }),
      },
    ],
    csv: [at('/api/candidate-files')],
    'data-archive': [at('/api/data-archives')],
    resume: [at('/api/resume-files')],
    file: [at(filePath)],
    receipt: [at('/api/receipt-files')],
    'stop-alert': [
      at('/api/alerts/of-link'),
      { name: 'POST /api/alerts/stop', takes: (token) => isOpen(post('/api/alerts/stop', { token })) },
    ],
    authenticator: [
      {
        name: 'POST the first code of an authenticator',
        takes: async (sealed) => {
          const payload = { sealed, totp: '000000' }
          const headers = { authorization: session }
          return (
            (await answer({ method: 'PUT', url: '/api/staff/totp', payload, headers })).json().code ===
            'invalid-second-factor'
          )
        },
      },
    ],
  }
}
