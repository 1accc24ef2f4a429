import { employerLandingTarget } from '@pramaan/domain/landing'
import { ChatConversation } from '@pramaan/features/chat/chat-conversation.tsx'
import { SignInLayout } from '../../features/registration/sign-in-layout.tsx'
import { pathOfStep } from '../../step-path.ts'

/** Sign-in by conversation: number, code, and the name of a new user (document 002 §2.9, D13). */
export function ChatScreen() {
  return (
    <ChatConversation pathOfStep={pathOfStep} leadOf={employerLandingTarget}>
      {(conversation) => <SignInLayout>{conversation}</SignInLayout>}
    </ChatConversation>
  )
}
