/*
 * Included before the sources of better-sqlite3. In Node.js 24.19 to 24.21, node::ObjectWrap registers a cleanup hook for
 * each object and aborts the process if the garbage collector deletes one while no context is entered
 * (nodejs/node#65446). Removing the hooks restores the behavior of earlier versions.
 */
#include <node.h>

#define AddEnvironmentCleanupHook(...) static_cast<void>(0)
#define RemoveEnvironmentCleanupHook(...) static_cast<void>(0)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
