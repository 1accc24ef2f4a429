import { conceptKinds } from '@pramaan/domain/concept'
import { dotted } from '@pramaan/domain/dotted'
import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { rupeesText } from '@pramaan/domain/money'
import { orderPurposes } from '@pramaan/domain/payment'
import { referenceListNames } from '@pramaan/domain/reference-list'
import { roleNames } from '@pramaan/domain/role'
import { useAccountRole } from '../../layout/account-role.ts'
import { useSettingName } from '../../layout/setting-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { detailKeys, detailValues } from './detail-words.ts'

/** An entry's details in one line, translated if known; a list of people has its own column. */
export function useDetailText(): (detail: Record<string, unknown> | null) => string {
  const t = useTexts()
  const valueText = useValueText()
  const label = (key: string) => {
    const known = knownIn(detailKeys, key)
    return known ? t(`audit.key.${known}`) : key
  }
  return (detail) => {
    if (!detail) return ''
    const { from, to, text, ids: _ids, ...rest } = detail
    const moved = to === undefined ? [] : [`${valueText('from', from ?? '–')} → ${valueText('to', to ?? '–')}`]
    const others = Object.entries(rest).flatMap(([key, value]) =>
      isEmpty(value) || ids.has(key) ? [] : [`${label(key)}: ${valueText(key, value)}`],
    )
    // A name or a place needs no label.
    const textValues = isEmpty(text) ? [] : [valueText('text', text)]
    return dotted([...textValues, ...others, ...moved])
  }
}

/** Ids say nothing to a reader; the exported log has them. */
const ids = new Set(['id', 'intoId', 'order', 'payment', 'invitation', 'file', 'message', 'applicationId'])

/** Whether a value is empty: unset filters are logged as an empty object. */
function isEmpty(value: unknown) {
  return value === null || value === undefined || ['""', '{}', '"{}"'].includes(JSON.stringify(value))
}

function useValueText() {
  const t = useTexts()
  const roleText = useAccountRole()
  const settingName = useSettingName()
  const role = (value: string) => words(knownIn(roleNames, value), roleText)
  const status = (value: string) => words(knownIn(driveApplicationStatuses, value), (one) => t(`review.status.${one}`))
  const moved = (value: string) => status(value) ?? role(value)
  const textOf: Readonly<Record<string, (value: string) => string | undefined>> = {
    role,
    from: moved,
    to: moved,
    purpose: (value) => words(knownIn(orderPurposes, value), (one) => t(`payments.purpose.${one}`)),
    list: (value) => words(knownIn(referenceListNames, value), (one) => t(`reference.${one}`)),
    kind: (value) => words(knownIn(conceptKinds, value), (one) => t(`concepts.one.${one}`)),
    key: (Key) => settingName({ Key }),
  }
  return (key: string, value: unknown): string => {
    if (key === 'amount' && typeof value === 'number') return rupeesText(value)
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return textOf[key]?.(text) ?? words(worded(key, text), (one) => t(`audit.value.${one}`)) ?? text
  }
}

/** Typed text stays as typed, even if it looks like a value of the log. */
function worded(key: string, text: string) {
  return ['why', 'place', 'relation', 'undo', 'excluded', 'ignored', 'asksAgain'].includes(key)
    ? knownIn(detailValues, text)
    : undefined
}

function knownIn<T extends string>(list: readonly T[], text: string): T | undefined {
  return list.find((one) => one === text)
}

function words<T>(value: T | undefined, textOf: (value: T) => string) {
  return value === undefined ? undefined : textOf(value)
}
