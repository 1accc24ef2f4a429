import type { AppName } from '@pramaan/domain/role'
import type { Deps } from '../../../deps.ts'
import { appLink } from '../../../http/web/app-link.ts'

const purpose = 'stop-alert'

/** A message may be read long after it came. */
const validSeconds = 400 * 86_400

/** The address of the page that asks whether an alert shall stop; it works signed out and changes nothing by itself. */
export async function stopLink(deps: Deps, app: AppName, alertId: number) {
  const token = await deps.encryption.sign({ for: purpose, alert: alertId }, deps.now(), validSeconds)
  return appLink(deps.config, app, `/stop-alert?token=${token}`)
}

/** The alert that a link's token stops; undefined where the token is none of ours or too old. */
export async function alertOfToken(deps: Deps, token: string): Promise<number | undefined> {
  const claims = await deps.encryption.verify(token, deps.now())
  return claims?.for === purpose && typeof claims.alert === 'number' ? claims.alert : undefined
}
