/** Hindi texts of `help`. */
export const help = {
  'ask.you': 'आप',
  'ask.team': 'Pramaan टीम',
  'ask.send': 'भेजें',
  'ask.sending': 'भेजा जा रहा है...',
  'ask.tooLong': 'ज़्यादा से ज़्यादा {most} अक्षर। {over} हटाएँ।',
  'ask.limit': 'आपने आज {most} संदेश भेजे हैं। कल फिर लिखें।',
  'ask.first': 'पहले अपना संदेश लिखें।',
} as const
