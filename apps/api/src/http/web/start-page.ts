import { type AppName, appNames } from '@pramaan/domain/role'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const apps: Record<AppName, string> = {
  candidate: 'For candidates: profile, verification, jobs and drives',
  employer: 'For employers: search, shortlist, hire',
  staff: 'For our staff: verify people, run drives, watch the money',
}

const demoAccounts = [
  ['candidate', '9000000001', 'Candidate, Fresher'],
  ['candidate', '9000000002', 'Candidate, Experienced and verified'],
  ['employer', '9000000011', 'Employer'],
  ['staff', '9000000021', 'Admin'],
  ['staff', '9000000022', 'hr'],
  ['staff', '9000000023', 'Counsellor'],
  ['staff', '9000000024', 'C-Partner'],
] as const

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:48px auto;padding:0 20px;color:#1c2333;background:#fbfaf7}
a{color:#2b4bb5;font-weight:600}li{margin:8px 0}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #dcdfe6}`

/** The page at the base host: links to the three apps and, in the demo, the accounts for signing in. */
export function startPage(config: Config, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) {
  // In production TLS ends here or at a proxy, which may not send a header about it.
  const scheme = config.NODE_ENV === 'production' ? 'https' : protocol
  const link = (app: AppName) => `${scheme}://${app}.${config.BASE_HOST}${/:\d+$/.exec(host)?.[0] ?? ''}/`
  const links = appNames.map((app) => `<li><a href="${link(app)}">${app}.${config.BASE_HOST}</a><br>${apps[app]}</li>`)
  const rows = demoAccounts.map(
    ([app, phone, who]) => `<tr><td>${phone}</td><td>${who}</td><td><a href="${link(app)}">${app}</a></td></tr>`,
  )
  const demo = `<h2>Demo accounts</h2><p>Codes are not sent but listed: <a href="/api/dev/outbox">what would have gone out</a>.</p>
<table><tr><th>Mobile</th><th>Who</th><th>App</th></tr>${rows.join('')}</table>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Pramaan</title><style>${style}</style><main><h1>Pramaan</h1><p>Verified skills, real jobs.</p><ul>${links.join('')}</ul>
${config.DEMO ? demo : ''}<p><a href="/api/docs">API</a></p></main></html>`
}
