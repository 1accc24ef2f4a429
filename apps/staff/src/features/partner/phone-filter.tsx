import { useSearchWords } from '@pramaan/app-shell/forms/use-search-words.ts'
import { indianPhoneDigits, nationalPhone, parsePhone, phoneSigns } from '@pramaan/domain/phone'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'
import type { PartnerFilterProps } from './use-partner-choices.ts'

/** The field's text: for a number its digits, without an Indian country code; other text is unchanged. */
function fieldText(text: string) {
  const { e164 } = parsePhone(text)
  return e164 ? nationalPhone(e164) : phoneSigns(text).replace(/^\+/, '')
}

/** Whether the text can be searched: at most ten digits (document 002 §5), nothing else. */
function isSearchable(text: string) {
  return /^\d*$/.test(text) && text.length <= indianPhoneDigits
}

/** Digits only, at most ten; searched after a short pause. */
export function PhoneFilter({ filters, onChange }: Omit<PartnerFilterProps, 'onClear'>) {
  const t = useTexts()
  const { typed, type } = useSearchWords({
    term: filters.phoneFilter ?? '',
    onTerm: (phone) => isSearchable(phone) && onChange({ phoneFilter: phone || undefined }),
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
      error={isSearchable(typed) ? undefined : t('partner.phone.wrong')}
      value={typed}
      onChange={(event) => type(fieldText(event.target.value))}
    />
  )
}
