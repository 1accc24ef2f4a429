/** The shortcut name of a key press: 'j', '?', 'Mod+k' (Ctrl or ⌘), or '' if the press can't be a shortcut. */
export function nameOfPress({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string {
  if (altKey || isComposing) return ''
  return ctrlKey || metaKey ? `Mod+${key.length === 1 ? key.toLowerCase() : key}` : key
}

const floating = '[role=dialog],[role=alertdialog],[role=menu],[role=combobox]'
const typing = 'textarea,select,[contenteditable=true],input:not([type=checkbox],[type=radio])'
const pressable = 'a,button,input,summary'

/** Whether a press is for the page: not handled already, not for an overlay, not typed into a field. */
export function isForKeys(event: KeyboardEvent, whileTyping: boolean): boolean {
  const { target, key, defaultPrevented } = event
  if (defaultPrevented) return false
  if (!(target instanceof Element)) return true
  if (target.closest(floating)) return false
  if (target.closest(typing)) return whileTyping
  const activatesButton = (key === 'Enter' || key === ' ') && !event.ctrlKey && !event.metaKey
  return !(activatesButton && target.closest(pressable))
}
