import { useKitTexts } from '../texts/use-kit-texts.ts'
import { optionTexts } from './option-texts.ts'

/** Says the value of an option in the person's language; what an Admin added to a list stays as it was written. */
export function useOptionText(): (value: string) => string {
  const t = useKitTexts()
  return (value) => {
    const key = `option.${value}`
    return isKnown(key) ? t(key) : value
  }
}

function isKnown(key: string): key is keyof typeof optionTexts {
  return Object.hasOwn(optionTexts, key)
}
