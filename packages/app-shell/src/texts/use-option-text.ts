import { optionLabels } from '@pramaan/contract/option-labels/en'
import { useShellTexts } from './use-shell-texts.ts'

/** Translates the value of an option; what an Admin added to a list stays as written. */
export function useOptionText(): (value: string) => string {
  const t = useShellTexts()
  return (value) => {
    const key = `option.${value}`
    return isKnown(key) ? t(key) : value
  }
}

function isKnown(key: string): key is keyof typeof optionLabels {
  return Object.hasOwn(optionLabels, key)
}
