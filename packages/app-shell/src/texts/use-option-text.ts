import { useLingui } from '@lingui/react'

/**
 * Translates the value of an option by the text `option.<value>` of the app's catalogue; what an Admin added to a list
 * stays as written.
 */
export function useOptionText(): (value: string) => string {
  const { i18n } = useLingui()
  return (value) => {
    const key = `option.${value}`
    return key in i18n.messages ? i18n._(key) : value
  }
}
