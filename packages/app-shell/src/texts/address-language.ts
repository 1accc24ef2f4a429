import { type Language, languages } from '@pramaan/domain/language'

/**
 * The language that a page of ours without the app asks for when it leads here. It is taken out of the address, so that
 * a reload does not undo a later choice.
 */
export function takeLanguageOfAddress({ location, history }: Window = window): Language | undefined {
  const query = new URLSearchParams(location.search)
  const asked = languages.find((language) => language === query.get('lang'))
  if (!asked) return undefined
  query.delete('lang')
  const rest = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`)
  return asked
}
