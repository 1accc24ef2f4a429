import {
  type SettingDefinition,
  settingDefinitions,
  settingMessages,
  settingOf,
  whyNotSetting,
} from '@pramaan/domain/setting'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, refuseField } from '../../http/refusals/refuse.ts'
import {
  lastChanges,
  listChanges,
  lockSetting,
  readSettings,
  settingChanged,
  writeSetting,
} from './settings.queries.ts'
import { rowKeyOf, storedWith, valueIn } from './stored-value.ts'

type Change = { at: Date; by: string | null } | undefined

/** Prices and limits that an Admin changes (D27, D36), always read from the database so that changes apply at once. */
export function settingRoutes(deps: Deps): Routes<'settings'> {
  return {
    list: async ({ db }) => {
      const stored = await readSettings(db, [...new Set(settingDefinitions.map(rowKeyOf))])
      const changes = await lastChanges(db)
      const data = settingDefinitions.map((setting) =>
        onWire(setting, stored.get(rowKeyOf(setting)), changes.get(setting.key)),
      )
      return { data }
    },
    change: async ({ db, actor, params: { key }, body: { Value } }) => {
      const setting = found(settingOf(key))
      const why = whyNotSetting(setting, Value)
      if (why) refuseField('Value', settingMessages[why])
      const now = deps.now()
      const oldValue = await lockSetting(db, rowKeyOf(setting), setting.group === 'limits' ? {} : 0, now)
      const [from, after] = [valueIn(setting, oldValue), storedWith(setting, oldValue, Value)]
      await writeSetting(db, rowKeyOf(setting), after, now)
      const detail = { key, from, to: Value }
      if (from !== Value) await writeAudit(db, { actorId: actor.id, action: settingChanged, detail, at: now })
      return { data: onWire(setting, after, (await lastChanges(db)).get(key)) }
    },
    history: async ({ db, params: { key } }) => {
      found(settingOf(key))
      const rows = await listChanges(db, key)
      const number = (value: unknown) => (typeof value === 'number' ? value : null)
      const data = rows.map(({ at, by, detail }) => ({
        On: at.toISOString(),
        By: by,
        From: number(detail?.from),
        To: number(detail?.to),
      }))
      return { data }
    },
  }
}

function onWire(setting: SettingDefinition, stored: unknown, change: Change) {
  const { key, group, unit, usual, least, most, mayBeNone } = setting
  return {
    Key: key,
    Group: group,
    Unit: unit,
    Value: valueIn(setting, stored),
    Usual: usual,
    Least: least,
    Most: most,
    MayBeNone: mayBeNone,
    ChangedOn: change?.at.toISOString() ?? null,
    ChangedBy: change?.by ?? null,
  }
}
