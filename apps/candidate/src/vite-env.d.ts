/// <reference types="vite/client" />
/// <reference types="@pramaan/vite-config/manifest" />
