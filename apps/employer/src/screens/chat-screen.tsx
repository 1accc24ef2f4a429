import { ChatConversation } from '@pramaan/app-kit/chat/chat-conversation.tsx'
import { employerLead } from '@pramaan/domain/landing'
import { SignInFrame } from '../features/registration/sign-in-frame.tsx'
import { pathOfStep } from '../step-path.ts'

/** Sign-in by conversation: number, code, and the name of somebody new (document 002 §2.9, D13). */
export function ChatScreen() {
  return (
    <ChatConversation pathOfStep={pathOfStep} leadOf={employerLead}>
      {(conversation) => <SignInFrame>{conversation}</SignInFrame>}
    </ChatConversation>
  )
}
