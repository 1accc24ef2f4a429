import { optionLabels } from '@pramaan/contract/option-labels/en'
import { useKitTexts } from '../texts/use-kit-texts.ts'

/** Says the value of an option in the person's language; what an Admin added to a list stays as it was written. */
export function useOptionText(): (value: string) => string {
  const t = useKitTexts()
  return (value) => {
    const key = `option.${value}`
    return isKnown(key) ? t(key) : value
  }
}

function isKnown(key: string): key is keyof typeof optionLabels {
  return Object.hasOwn(optionLabels, key)
}
