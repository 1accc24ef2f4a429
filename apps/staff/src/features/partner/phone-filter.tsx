import { useSearchWords } from '@pramaan/app-shell/forms/use-search-words.ts'
import { digitsOf } from '@pramaan/domain/digits'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'
import type { PartnerFilterProps } from './use-partner-choices.ts'

/** The maximum number of digits of a phone (document 002 §5). */
const mostDigits = 10

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
      maxLength={mostDigits}
      value={typed}
      onChange={(event) => type(digitsOf(event.target.value).slice(0, mostDigits))}
    />
  )
}
