import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { Plus } from 'lucide-react'

/** An empty section: 'Add your …', why, and a button that opens its dialog (document 001 §6). */
export function AddPrompt(props: { title: string; text: string; button: string; onPress: () => void }) {
  return (
    <Card face="dashed">
      <h2 className="text-lg">{props.title}</h2>
      <p className="text-sm text-ink-muted">{props.text}</p>
      <Button tone="quiet" icon={<Plus aria-hidden />} onClick={props.onPress} className="mt-3">
        {props.button}
      </Button>
    </Card>
  )
}
