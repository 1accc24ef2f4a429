import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { pickAnswer } from './pick-key.ts'
import { type CommentsForm, useProgress } from './use-comments-form.ts'

type KeysProps = { form: CommentsForm; element: { current: HTMLFormElement | null }; onSubmit: () => void }

/** The keys that answer the questions. */
export function CommentsKeys({ form, element, onSubmit }: KeysProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { first } = useProgress(form)
  useShortcuts([
    {
      on: ['1', '2', '3', '4', '5'],
      shown: '1–5',
      label: t('keys.pick'),
      onPress: (key) => pickAnswer(element.current, Number(key), first),
    },
    { on: 'Mod+Enter', shown: ['Ctrl', 'Enter'], label: t('keys.submit'), onPress: onSubmit, whileTyping: true },
    { on: 'Escape', shown: 'Esc', label: t('keys.cancel'), onPress: () => void navigate(paths.vsp), whileTyping: true },
  ])
  return null
}
