import { RichText } from '@pramaan/app-shell/texts/texts.tsx'
import { IconButton } from '@pramaan/ui/icon-button'
import { TextButton } from '@pramaan/ui/text-link'
import { Pencil, Plus } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

type SectionButtonProps = {
  does: 'edit' | 'add'
  what: string
  onPress: () => void
  /** On a phone only the icon, next to long content. */
  iconOnPhone?: boolean
}

/** 'Edit' or 'Add' at the end of a section's title; screen readers hear the section's name too. */
export function SectionButton({ does, what, onPress, iconOnPhone }: SectionButtonProps) {
  return (
    <TextButton
      icon={does === 'edit' ? <Pencil aria-hidden /> : <Plus aria-hidden />}
      onClick={onPress}
      className={iconOnPhone ? 'max-sm:min-w-11 max-sm:justify-end' : ''}
    >
      <span className={iconOnPhone ? 'max-sm:sr-only' : undefined}>
        <RichText id={`myProfile.${does}`} values={{ what }} parts={[<span key="what" className="sr-only" />]} />
      </span>
    </TextButton>
  )
}

/** The pencil next to an entry of a list. */
export function EntryButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTexts()
  return (
    <IconButton
      label={t('myProfile.editEntry', { name })}
      icon={<Pencil aria-hidden />}
      size="sm"
      edge="end"
      onClick={onPress}
    />
  )
}
