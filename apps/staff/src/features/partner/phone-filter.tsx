import { useSearchWords } from '@pramaan/app-shell/forms/use-search-words.ts'
import { digitsOf } from '@pramaan/domain/digits'
import { nationalPhone, parsePhone } from '@pramaan/domain/phone'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'
import type { PartnerFilterProps } from './use-partner-choices.ts'

/** The maximum number of digits of a phone (document 002 §5). */
const mostDigits = 10

/** What stays of a text in the field: of a pasted number no country code. */
function fieldText(text: string) {
  const { e164 } = parsePhone(text)
  return (e164 ? nationalPhone(e164) : digitsOf(text)).slice(0, mostDigits)
}

/** Digits only, at most ten; searched after a short pause. */
export function PhoneFilter({ filters, onChange }: Omit<PartnerFilterProps, 'onClear'>) {
  const t = useTexts()
  const { typed, type } = useSearchWords({
    term: filters.phoneFilter ?? '',
    onTerm: (phone) => onChange({ phoneFilter: phone || undefined }),
  })
  return (
    <TextField
      dense
      labelHidden
      className="w-36 max-lg:w-full"
      label={t('partner.phone')}
      placeholder={t('partner.phone')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => type(fieldText(event.target.value))}
    />
  )
}
