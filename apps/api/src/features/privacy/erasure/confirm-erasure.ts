import type { Queryable } from '@pramaan/database/client'
import { dateText } from '@pramaan/domain/india-day'
import { appOfRole, roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../../deps.ts'
import { appLink } from '../../../http/web/app-link.ts'
import { enqueueMessage } from '../../../outbox/enqueue.queries.ts'
import { readAddressee } from '../../../services/notifications/notify.queries.ts'
import { languageOf } from '../../../services/notifications/preferences.queries.ts'

/**
 * Confirms an erasure request, or its completion, on every channel of the person, whatever their preferences: it
 * may have been requested by someone else.
 */
export async function confirmErasure(
  deps: Deps,
  db: Queryable,
  account: { id: number; roleId: number },
  template: 'erasure-requested' | 'erasure-cancelled',
  dueAt: Date,
) {
  const role = roleOfId(account.roleId)
  const addressee = await readAddressee(db, account.id)
  if (!role || !addressee) return
  const link = appLink(deps.config, appOfRole(role), '/settings')
  const shared = { accountId: account.id, template, language: await languageOf(db, account.id) }
  const message = { ...shared, variables: { date: dateText(dueAt), link } }
  if (addressee.phone) await enqueueMessage(deps, db, { ...message, channel: 'whatsapp', to: addressee.phone })
  if (addressee.email) await enqueueMessage(deps, db, { ...message, channel: 'email', to: addressee.email })
}
