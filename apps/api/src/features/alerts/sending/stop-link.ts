import type { AppName } from '@pramaan/domain/role'
import type { Deps } from '../../../deps.ts'
import { appLink } from '../../../http/web/app-link.ts'

/** Long, because a message may be read long after it arrived. */
const validSeconds = 400 * 86_400

/** The link to the page that asks whether to stop an alert; it works signed out and opening it changes nothing. */
export async function stopLink(deps: Deps, app: AppName, alertId: number) {
  const token = await deps.encryption.sign('stop-alert', { alert: alertId }, deps.now(), validSeconds)
  return appLink(deps.config, app, `/stop-alert?token=${token}`)
}

/** The alert of a link's token; undefined if the token is invalid or too old. */
export async function alertOfToken(deps: Deps, token: string): Promise<number | undefined> {
  return (await deps.encryption.verify('stop-alert', token, deps.now()))?.alert
}
